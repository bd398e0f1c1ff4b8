import { startUpload } from '../../../platform/start-upload.ts'
import type { UploadProblem } from '../../../platform/upload-problem.ts'

interface FilmOfSlide {
  channel: string
  slide: number
  film: File
  onPercent: (percent: number) => void
}

/** Null once the server has all of it. What stopped half-way goes on where the same file is chosen under Library. */
export function sendFilm({ channel, slide, film, onPercent }: FilmOfSlide): Promise<UploadProblem | null> {
  const endpoint = `/api/studio/channels/${encodeURIComponent(channel)}/videos/slide/${slide}/uploads`
  return new Promise((resolve, reject) => {
    startUpload(endpoint, film, {
      onBegun: () => {},
      onProgress: sent => onPercent(Math.floor((sent * 100) / Math.max(1, film.size))),
      onDone: () => resolve(null),
      onFailed: resolve,
    }).catch(reject)
  })
}
