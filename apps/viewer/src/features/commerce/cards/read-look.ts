import type { Appearance } from '@stripe/stripe-js'

/** The channel's colours, for a form that is drawn elsewhere. */
export function readLook(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: read('color-scheme').includes('dark') ? 'night' : 'stripe',
    variables: {
      colorBackground: read('--body-background'),
      colorText: read('--body-text'),
      colorPrimary: read('--primary'),
      colorDanger: read('--live-on-body'),
      borderRadius: '10px',
    },
  }
}
