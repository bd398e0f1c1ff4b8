import type { CastSdk } from './cast-sdk.ts'

const address = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1'
const timeoutMs = 20_000
let loading: Promise<CastSdk> | null = null

/** Once for the page. The page's policy allows it to channels that cast. */
export function loadCastSdk(): Promise<CastSdk> {
  loading ??= load().catch((error: unknown) => {
    // So that another player retries.
    loading = null
    throw error
  })
  return loading
}

function load(): Promise<CastSdk> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The Cast sender did not load in time')), timeoutMs)
    window.__onGCastApiAvailable = isAvailable => {
      clearTimeout(timer)
      const framework = window.cast?.framework
      const base = window.chrome?.cast
      if (isAvailable && framework && base) resolve({ framework, base })
      else reject(new Error('The browser cannot cast'))
    }
    const script = document.createElement('script')
    script.src = address
    script.onerror = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('The Cast sender did not load'))
    }
    document.head.append(script)
  })
}
