/** Views of a video are counted in pieces of this length. */
export const crowdPieceSeconds = 10

/** Of a piece that somebody saw again and again, so many views count. */
export const mostViewsEach = 2

/** Three minutes before and after a piece tell what is usual there. */
const aroundPieces = 18
/** Peaks nearer to each other are one. */
const apartPieces = 6
/** A line of many peaks says nothing. */
const mostPeaks = 6
/** Of fewer views nobody can say whether they are chance, or whose they are. */
const leastViews = 24
const leastExcess = 12
/** Views that come by themselves differ by the root of their number; four times that is no chance. */
const leastDeviations = 4

interface CrowdPeak {
  seconds: number
  /** How far beyond chance, to compare peaks with each other. */
  deviations: number
}

/**
 * Where many more watched, or went back to watch again, than a little earlier and later. `views` are those of each piece of a video.
 * Its beginning and its end have no peaks: there viewers come and go. A crowd that comes and stays is a step, and no peak.
 */
export function findCrowdPeaks(views: readonly number[]): CrowdPeak[] {
  const excesses = views.map((seen, at) => measureExcess(views, seen, at))
  return excesses
    .flatMap((deviations, at) => {
      const near = excesses.slice(Math.max(0, at - apartPieces), at + apartPieces + 1)
      // Of equals the first.
      const isTop = deviations === Math.max(...near) && near.indexOf(deviations) === Math.min(at, apartPieces)
      return deviations > 0 && isTop ? [{ seconds: at * crowdPieceSeconds, deviations }] : []
    })
    .toSorted((one, other) => other.deviations - one.deviations)
    .slice(0, mostPeaks)
    .toSorted((one, other) => one.seconds - other.seconds)
}

/** 0: nothing unusual. */
function measureExcess(views: readonly number[], seen: number, at: number): number {
  if (at < aroundPieces || at + aroundPieces >= views.length) return 0
  const around = views.slice(at - aroundPieces, at + aroundPieces + 1).toSorted((one, other) => one - other)
  const usual = around[aroundPieces] ?? 0
  const excess = seen - usual
  const deviations = excess / Math.sqrt(Math.max(1, usual))
  const isMeant = seen >= leastViews && excess >= leastExcess && deviations >= leastDeviations
  return isMeant ? deviations : 0
}

/** Of several days together. */
export function addViews(days: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...days.map(day => day.length))
  return Array.from({ length }, (_, at) => days.reduce((sum, day) => sum + (day[at] ?? 0), 0))
}
