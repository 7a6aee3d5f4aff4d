-- Asks for one path after the other, all of them again and again, and reports in one line of JSON.
-- PATHS is put before this file by the benchmark.

local index = 0

request = function()
  index = index % #PATHS + 1
  return wrk.format("GET", PATHS[index])
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"failed":%d,"median":%d,"percentile99":%d}\n',
    summary.requests,
    summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50),
    latency:percentile(99)
  ))
end
