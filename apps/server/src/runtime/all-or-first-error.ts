/**
 * Awaits what runs at the same time. If several fail, it throws the first in the list, not the fastest: the same question
 * gets the same refusal.
 */
export async function allOrFirstError<Work extends readonly Promise<unknown>[]>(
  work: readonly [...Work],
): Promise<{ [Place in keyof Work]: Awaited<Work[Place]> }> {
  await Promise.allSettled(work)
  const answers = []
  for (const one of work) answers.push(await one)
  return answers as { [Place in keyof Work]: Awaited<Work[Place]> }
}
