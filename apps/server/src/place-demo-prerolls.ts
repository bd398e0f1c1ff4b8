import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoChannelKey } from './apply-demo.ts'

const clips = fileURLToPath(new URL('../../../channels/demo/prerolls', import.meta.url))

/** The demo's own clips, where any channel's lie. */
export async function placeDemoPrerolls(prerollDir: string): Promise<void> {
  await cp(clips, join(prerollDir, demoChannelKey), { recursive: true })
}
