interface Recaptcha {
  ready: (done: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const address = 'https://www.google.com/recaptcha/api.js'
const timeoutMs = 15_000
let loading: Promise<Recaptcha> | null = null

/** Once for the page. Only channels that set a key load it; the page's policy allows it to them alone. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= load(`${address}?render=${encodeURIComponent(siteKey)}`).catch((error: unknown) => {
    // Another try then loads it again.
    loading = null
    throw error
  })
  return loading
}

function load(url: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error('reCAPTCHA did not load in time')), timeoutMs)
    script.src = url
    script.async = true
    script.onerror = () => reject(new Error('reCAPTCHA did not load'))
    script.onload = () => {
      const { grecaptcha } = window
      if (!grecaptcha) return reject(new Error('reCAPTCHA is not there'))
      grecaptcha.ready(() => {
        clearTimeout(timer)
        resolve(grecaptcha)
      })
    }
    document.head.append(script)
  })
}
