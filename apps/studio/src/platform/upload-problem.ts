export type UploadProblem = 'too_large' | 'no_room' | 'old_ffmpeg' | 'failed'

/** As tus-js-client has it. */
interface Refused {
  originalResponse: { getStatus(): number; getBody(): string } | null
}

export function uploadProblem({ originalResponse }: Refused): UploadProblem {
  const status = originalResponse?.getStatus()
  if (status === 413) return 'too_large'
  if (status === 507) return 'no_room'
  return originalResponse?.getBody().includes('"ffmpeg_outdated"') ? 'old_ffmpeg' : 'failed'
}

/** Time mends a broken line and a file that is being written to, not a refusal. */
export function isWorthRetrying(error: Refused): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 423
  return !isRefused && uploadProblem(error) === 'failed'
}
