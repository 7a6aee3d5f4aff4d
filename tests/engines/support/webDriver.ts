/** A session with a browser by the W3C WebDriver protocol. */
export interface WebDriverSession {
  /** Sends one command, e.g. `send('POST', '/url', { url })`, and returns what came of it. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  end: () => Promise<void>;
}

/**
 * Opens a session with a driver that listens at an address.
 *
 * @throws When the driver refuses a command, with its reason; `send` does so as well.
 */
export async function openSession(
  driverAddress: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const created = await command(driverAddress, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId } = created as { sessionId: string };
  const send: WebDriverSession['send'] = (method, path, body) =>
    command(driverAddress, method, `/session/${sessionId}${path}`, body);
  return {
    send,
    async end() {
      await send('DELETE', '');
    },
  };
}

async function command(
  driverAddress: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(driverAddress + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
