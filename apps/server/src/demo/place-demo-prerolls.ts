import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { demoChannelKey, demoFolder } from './apply-demo.ts'

const clips = join(demoFolder, 'prerolls')

/** The demo's own clips, where any channel's lie. */
export async function placeDemoPrerolls(prerollDir: string): Promise<void> {
  await cp(clips, join(prerollDir, demoChannelKey), { recursive: true })
}
