export interface FilmFacts {
  reducedMotion: boolean
  saveData?: boolean | undefined
  /** As the browser judges the line; not every one does. */
  effectiveType?: string | undefined
  /** Most browsers do not tell. */
  battery?: { charging: boolean; level: number } | undefined
}

/** Below it browsers save power themselves. */
const lowBattery = 0.2

/** A film that nobody asked for plays only where neither its viewer, the line nor the battery speaks against it. */
export function mayPlayFilm({ reducedMotion, saveData, effectiveType = '4g', battery }: FilmFacts): boolean {
  const isLow = battery !== undefined && !battery.charging && battery.level <= lowBattery
  return !reducedMotion && !saveData && effectiveType === '4g' && !isLow
}
