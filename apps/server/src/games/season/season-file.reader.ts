import { serveReader } from '../../runtime/file-readers/index.ts'
import { readSeasonFile } from './read-season-file.ts'

serveReader(readSeasonFile)
