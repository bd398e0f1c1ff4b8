import type { ReactNode } from 'react'

/** As high before the scores are there as with them. Mirrored as text by `first-screen.ts`. */
export function ScoreStripFrame({ children }: { children?: ReactNode }) {
  return <div className="score-strip">{children}</div>
}
