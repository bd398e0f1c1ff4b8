import { parentPort } from 'node:worker_threads'

/** The worker's side: reads one file after the other. Says first that it is ready, so that loading it costs no file its time. */
export function serveReader<Input, Output>(read: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async (input: Input) => {
    try {
      parentPort?.postMessage({ output: await read(input) })
    } catch (error) {
      parentPort?.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  })
  parentPort?.postMessage('ready')
}
