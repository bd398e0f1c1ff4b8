import { createContext, use } from 'react'
import { useShowing } from './router-context.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

const DepthContext = createContext(0)

/** The next inner part of the current place. */
export function Outlet() {
  const showing = useShowing()
  const depth = use(DepthContext)
  const { shown, Problem } = showing
  if (shown.problem !== undefined) return <Problem error={shown.problem} />
  const Part = shown.parts[depth]
  return (
    <ScreenBoundary showing={showing}>
      <DepthContext value={depth + 1}>{Part && <Part />}</DepthContext>
    </ScreenBoundary>
  )
}
