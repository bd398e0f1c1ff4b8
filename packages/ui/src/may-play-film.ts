export interface FilmFacts {
  reducedMotion: boolean
  saveData?: boolean | undefined
  /** As the browser judges the line; not every one does. */
  effectiveType?: string | undefined
}

/** A film that nobody asked for plays only where neither its viewer nor the line speaks against it. */
export function mayPlayFilm({ reducedMotion, saveData, effectiveType = '4g' }: FilmFacts): boolean {
  return !reducedMotion && !saveData && effectiveType === '4g'
}
