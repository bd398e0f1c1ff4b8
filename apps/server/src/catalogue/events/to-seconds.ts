/** A moment as the contract writes it. */
export function toSeconds<Moment extends Date | null>(
  moment: Moment,
): Moment extends Date ? number : number | null
export function toSeconds(moment: Date | null): number | null {
  return moment && Math.floor(moment.getTime() / 1000)
}
