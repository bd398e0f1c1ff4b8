import type { Difference } from './diff-channels.ts'

/** One line for people, such as `colors.web.primary: #e5173f → #1d4ed8`. */
export function describeDifference(difference: Difference): string {
  const { path, kind } = difference
  if (kind === 'reordered') return `${path} in another order`
  if (kind === 'renamed') return `${path} renamed to ${difference.to}`
  if (kind === 'cancelled') return `${path} cancelled, for it is bought or has a camera or video`
  if (kind === 'stays_away') return `${path} stays away, for it was removed by hand; the files still name it`
  if (kind === 'kept')
    return difference.from === undefined && difference.to === undefined
      ? `${path} stays as it is, for it was changed by hand`
      : `${path} stays ${describeValue(difference.to ?? 'empty')}, for it was changed by hand; the files say ${describeValue(difference.from ?? 'nothing')}`
  if (kind !== 'changed') return `${path} ${kind}`
  if (path.startsWith('images/')) return `${path}: another picture`
  return `${path}: ${describeValue(difference.from)} → ${describeValue(difference.to)}`
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || 'none'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const [firstLine = '', ...more] = text.trim().split('\n')
  return firstLine.length > 60 || more.length > 0 ? `${firstLine.slice(0, 60)}…` : firstLine
}
