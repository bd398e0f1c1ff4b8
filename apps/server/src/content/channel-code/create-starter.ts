import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'
import { ChannelFileError } from './files/channel-file-error.ts'
import { starterFiles } from './files/starter-files.ts'
import { channelFile } from './kinds/channel-kinds.ts'

/** Writes a folder for a new channel, named like the folder. Nothing is ever written over. */
export async function createStarter(dir: string, timeZone: string, now: Date): Promise<void> {
  const key = path.basename(dir)
  if (!channelFile.shape.channel_key.safeParse(key).success) {
    const rule = 'three or more lower-case letters, digits and -'
    throw new ChannelFileError([], `A channel is named like its folder, by ${rule}: ${key} is none.`)
  }
  try {
    await mkdir(path.dirname(path.resolve(dir)), { recursive: true })
    await mkdir(dir)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new ChannelFileError([], `There is a folder ${dir} already.`)
  }
  for (const [file, content] of Object.entries(starterFiles(key, timeZone, now)))
    await writeFile(path.join(dir, file), content)
}
