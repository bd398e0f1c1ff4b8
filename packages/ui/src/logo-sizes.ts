import type { Picture } from './shell-types.ts'

/** How wide a logo stands in the header, for `sizes`: as `site-header.css` has it, 32 px high and at most 120 px wide. */
export function logoSizes({ width, height }: Picture): string {
  return `${Math.ceil(Math.min(120, (32 * width) / Math.max(height, 1)))}px`
}
