import type { Picture } from './shell-types.ts'

/** A logo's width in the header, for `sizes`: 32 px high and at most 120 px wide, as in `site-header.css`. */
export function logoSizes({ width, height }: Picture): string {
  return `${Math.ceil(Math.min(120, (32 * width) / Math.max(height, 1)))}px`
}
