/** What a phone shows of an installed channel: as it is, cut to the system's shape, or on an iPhone. */
export interface AppIcon {
  purpose: 'any' | 'maskable' | 'touch'
  size: number
}

export const appIcons: readonly AppIcon[] = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
  { purpose: 'touch', size: 180 },
]

export const iconName = ({ purpose, size }: AppIcon) => `${purpose}-${size}.png`
