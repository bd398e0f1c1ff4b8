import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { readText } from '../../platform/storage.ts'

/** The captions that the viewer reads, from game to game; null: none. */
export function useCaptionLanguage() {
  const { storage } = useApp()
  const [language, setLanguage] = useState(() => readText(storage, 'captions'))
  return [
    language,
    (chosen: string | null) => {
      setLanguage(chosen)
      if (chosen === null) storage.remove('captions')
      else storage.set('captions', chosen)
    },
  ] as const
}
