import { type ContentKind, contentKinds } from '@grandstand/contract'

/** One answer for each kind. */
export function mapKinds<Answer>(answer: (kind: ContentKind) => Answer): Record<ContentKind, Answer>
export function mapKinds(answer: (kind: ContentKind) => unknown): Record<string, unknown> {
  return Object.fromEntries(contentKinds.map(kind => [kind, answer(kind)]))
}
