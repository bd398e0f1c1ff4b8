import { checkCaptions } from '@grandstand/rules'
import { serveReader } from '../../../runtime/file-readers/index.ts'

serveReader(checkCaptions)
