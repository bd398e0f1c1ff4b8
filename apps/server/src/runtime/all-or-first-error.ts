/**
 * Awaits what runs at the same time. If several fail, it throws the first in the list, not the fastest: the same question
 * gets the same refusal.
 */
export async function allOrFirstError<Work extends readonly Promise<unknown>[]>(
  work: readonly [...Work],
): Promise<{ [Index in keyof Work]: Awaited<Work[Index]> }> {
  await Promise.allSettled(work)
  const answers = []
  for (const one of work) answers.push(await one)
  return answers as { [Index in keyof Work]: Awaited<Work[Index]> }
}
