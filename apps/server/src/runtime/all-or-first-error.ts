/**
 * Awaits what runs at the same time. Of several that fail the first in the list is told, whoever was faster: the same question
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
