import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react'

const KeptContext = createContext<Dispatch<SetStateAction<ReactNode>>>(() => {})

/** Holds what outlives the screen that brought it. All else of it comes with that screen: it is not for the start. */
export function KeptFrame({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<ReactNode>(null)
  return (
    <KeptContext value={setKept}>
      {children}
      {kept}
    </KeptContext>
  )
}

export const useKeptFrame = () => use(KeptContext)
