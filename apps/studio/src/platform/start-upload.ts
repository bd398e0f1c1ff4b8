import { isWorthRetrying, type UploadProblem, uploadProblem } from './upload-problem.ts'

/** Each piece must be through within the server's 15 s; on a slow line what came of it counts all the same. */
const chunkSize = 4 * 1024 * 1024
const retryDelays = [0, 1_000, 3_000, 10_000, 30_000]

interface UploadEvents {
  /** The server knows the file by this. */
  onBegun: (id: string) => void
  onProgress: (sentBytes: number) => void
  onDone: () => void
  onFailed: (problem: UploadProblem) => void
}

export interface Upload {
  pause: () => void
  goOn: () => void
}

/** Sends a file in pieces, and goes on with it where it was left, also after a reload. */
export async function startUpload(endpoint: string, file: File, on: UploadEvents): Promise<Upload> {
  // Only who sends a file loads it.
  const tus = await import('tus-js-client')
  const upload = new tus.Upload(file, {
    endpoint,
    metadata: { filename: file.name },
    chunkSize,
    retryDelays,
    onShouldRetry: isWorthRetrying,
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => on.onBegun(upload.url?.split('/').at(-1) ?? ''),
    onProgress: on.onProgress,
    onSuccess: on.onDone,
    onError: error => on.onFailed(error instanceof tus.DetailedError ? uploadProblem(error) : 'failed'),
  })
  const [known] = await upload.findPreviousUploads()
  if (known) upload.resumeFromPreviousUpload(known)
  upload.start()
  return { pause: () => void upload.abort(), goOn: () => upload.start() }
}
