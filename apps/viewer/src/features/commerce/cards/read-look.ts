import type { Appearance } from '@stripe/stripe-js'

/** The channel's colours, for a form that is drawn elsewhere: cells of one group, whose frame is the page's. */
export function readLook(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const line = mix(read('--body-text'), 15)
  return {
    theme: read('color-scheme').includes('dark') ? 'night' : 'stripe',
    labels: 'floating',
    variables: {
      colorBackground: flatten(read('--body-text'), read('--body-background'), 4),
      colorText: read('--body-text'),
      colorPrimary: read('--primary'),
      colorDanger: read('--live-on-body'),
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '0px',
      gridColumnSpacing: '0px',
      gridRowSpacing: '0px',
    },
    rules: {
      '.Input': { border: '0', borderBottom: `1px solid ${line}`, boxShadow: 'none', padding: '10px 16px' },
      '.Input:focus': { border: '0', boxShadow: `inset 0 0 0 2px ${read('--body-text')}` },
      '.Input--invalid': { boxShadow: `inset 0 0 0 2px ${read('--live-on-body')}` },
      '.Error': { padding: '4px 16px' },
    },
  }
}

/** Of a colour such as #f5f7fb so much per cent. */
function mix(colour: string, percent: number): string {
  const [red, green, blue] = channelsOf(colour)
  return `rgba(${red}, ${green}, ${blue}, ${percent / 100})`
}

/** So much per cent of one colour over another. Frames elsewhere know no colour that is mixed by a browser. */
function flatten(over: string, under: string, percent: number): string {
  const [top, ground] = [channelsOf(over), channelsOf(under)]
  const mixed = ground.map((value, index) =>
    Math.round(value + ((top[index] ?? value) - value) * (percent / 100)),
  )
  return `rgb(${mixed.join(', ')})`
}

function channelsOf(colour: string): number[] {
  const hex = colour.replace('#', '')
  const whole = hex.length === 3 ? [...hex].map(digit => digit + digit).join('') : hex
  return [0, 2, 4].map(at => Number.parseInt(whole.slice(at, at + 2), 16) || 0)
}
