import { startDemoServer } from './demo-server.ts'

/** Starts a demo once as for a newcomer, and leaves its data folder for others to begin with: see `startDemoServer`. */
export async function makeDemoTemplate(dir: string): Promise<void> {
  const server = await startDemoServer({ DATA_DIR: dir })
  await server.stop()
}
