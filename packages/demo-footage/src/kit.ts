/** What a player wears, and what can be seen of them. */
export interface Kit {
  jersey: string
  sleeve: string
  /** Null: bare, as are the others. */
  fore: string | null
  pants: string
  sock: string | null
  shoe: string
  trim: string
  number: string
  /** A helmet, a cap, or hair. */
  head: 'helmet' | 'cap' | 'hair'
  hat: string
  glove: string | null
  hasPads: boolean
  hasBareKnees: boolean
  bulk: number
  stick: 'none' | 'hockey' | 'lacrosse'
  hasBlades: boolean
}

interface Colours {
  main: string
  dark: string
  /** Of numbers and stripes. */
  light: string
}

/** Schools of the demo, in the colours that their pages have. */
export const schools = {
  ravens: { main: '#6a3fd0', dark: '#3a2083', light: '#ffffff' },
  stags: { main: '#e06a1e', dark: '#a8480e', light: '#fff4ea' },
  wolves: { main: '#2f74e6', dark: '#1c3f8a', light: '#ffffff' },
  knights: { main: '#a7b1c0', dark: '#5a6473', light: '#12161d' },
  falcons: { main: '#229a4b', dark: '#11632d', light: '#ffffff' },
  comets: { main: '#dc4593', dark: '#8d1f59', light: '#ffffff' },
  lions: { main: '#e6a91f', dark: '#8d1626', light: '#701424' },
  storm: { main: '#eef6fb', dark: '#2f95c7', light: '#10304a' },
  mariners: { main: '#12a09a', dark: '#0a5f5c', light: '#ffffff' },
  foxes: { main: '#d23030', dark: '#7d1515', light: '#ffffff' },
  bison: { main: '#8fbf2a', dark: '#4c6a10', light: '#10200a' },
} as const satisfies Record<string, Colours>

const plain = ({ main, dark, light }: Colours): Kit => ({
  jersey: main,
  sleeve: main,
  fore: null,
  pants: dark,
  sock: null,
  shoe: '#14161b',
  trim: light,
  number: light,
  head: 'hair',
  hat: '',
  glove: null,
  hasPads: false,
  hasBareKnees: true,
  bulk: 1,
  stick: 'none',
  hasBlades: false,
})

export const soccerKit = (colours: Colours): Kit => ({
  ...plain(colours),
  pants: '#f1f4f7',
  sock: colours.main,
})

export const footballKit = (colours: Colours): Kit => ({
  ...plain(colours),
  sleeve: colours.dark,
  pants: '#e9e6ee',
  sock: colours.dark,
  head: 'helmet',
  hat: colours.dark,
  hasPads: true,
  hasBareKnees: false,
  bulk: 1.08,
})

export const hockeyKit = (colours: Colours): Kit => ({
  ...plain(colours),
  sleeve: colours.dark,
  fore: colours.main,
  pants: '#1a2130',
  sock: colours.main,
  head: 'helmet',
  hat: colours.dark,
  glove: '#1a2130',
  hasPads: true,
  hasBareKnees: false,
  bulk: 1.15,
  stick: 'hockey',
  hasBlades: true,
})

export const lacrosseKit = (colours: Colours): Kit => ({
  ...plain(colours),
  head: 'helmet',
  hat: colours.dark,
  glove: '#1a2130',
  hasPads: true,
  stick: 'lacrosse',
})

export const courtKit = (colours: Colours): Kit => ({
  ...plain(colours),
  sleeve: '',
  pants: colours.main,
  sock: '#f4f6f8',
  shoe: '#f4f4f4',
})

export const volleyKit = (colours: Colours): Kit => ({
  ...plain(colours),
  pants: '#1b1f2a',
  sock: '#f4f6f8',
  shoe: '#f4f4f4',
})

export const baseballKit = (colours: Colours): Kit => ({
  ...plain(colours),
  fore: null,
  pants: '#eceff3',
  sock: colours.dark,
  head: 'cap',
  hat: colours.dark,
  hasBareKnees: false,
})

export const runnerKit = (colours: Colours): Kit => ({ ...plain(colours), sleeve: '', pants: colours.dark })
