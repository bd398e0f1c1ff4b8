import { calls } from '@grandstand/contract'
import { userFileRoute } from '../../call/route.ts'
import { downloadClip } from './download-clip.ts'
import { downloadEvent } from './download-event.ts'

export { countDownloads } from './count-downloads.ts'
export { createDownloadFiles } from './create-download-files.ts'

export const downloadRoutes = [
  userFileRoute(calls.downloadEvent, downloadEvent),
  userFileRoute(calls.downloadClip, downloadClip),
]
