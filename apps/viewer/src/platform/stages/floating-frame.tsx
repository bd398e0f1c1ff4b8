import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react'

const FloatingContext = createContext<Dispatch<SetStateAction<ReactNode>>>(() => {})

/** Holds what outlives the screen that brought it. All else of it comes with that screen: it is not for the start. */
export function FloatingFrame({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<ReactNode>(null)
  return (
    <FloatingContext value={setKept}>
      {children}
      {kept}
    </FloatingContext>
  )
}

export const useFloatingFrame = () => use(FloatingContext)
