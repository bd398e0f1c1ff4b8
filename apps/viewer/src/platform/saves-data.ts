/** Users who pay for each megabyte get nothing that they have not asked for. */
export function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
