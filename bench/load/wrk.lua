-- Asks for the paths that follow the URL on the command line, one after the other and all of them
-- again and again, and reports in one line of JSON.

local paths, index = {}, 0

init = function(args)
  paths = args
end

request = function()
  index = index % #paths + 1
  return wrk.format("GET", paths[index])
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
