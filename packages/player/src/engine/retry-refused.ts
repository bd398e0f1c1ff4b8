import type { LoadPolicy } from 'hls.js'

export const isRefusal = (code: number | undefined) => code === 401 || code === 403

/** hls.js takes any 4xx for final; a token that is too old is not. */
export function retryRefused({ default: policy }: LoadPolicy): LoadPolicy {
  const { errorRetry } = policy
  if (!errorRetry) return { default: policy }
  const { maxNumRetry } = errorRetry
  return {
    default: {
      ...policy,
      errorRetry: {
        ...errorRetry,
        shouldRetry: (_config, count, _isTimeout, response, isRetried) =>
          isRetried || (isRefusal(response?.code) && count < maxNumRetry),
      },
    },
  }
}
