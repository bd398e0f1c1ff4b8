import { serveReader } from '../../runtime/file-readers/index.ts'
import { readChannelFolder } from './read-channel-folder.ts'

serveReader(readChannelFolder)
