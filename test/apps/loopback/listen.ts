import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly port: number;
  /** Stops, and cuts the connections that are still open. */
  close(): Promise<void>;
}

/** Serves on a port of a loopback address; 0 takes a free one. Rejects when the port is taken. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(listener);
  await once(server.listen(port, host), 'listening');
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
