import { useEffect } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export const importToast = () => import('./clip-toast.tsx')

/** A clip may be cut where there is no network: what is then said of it is there before. */
export function useToastAtHand(isWanted: boolean): void {
  const { language } = useI18n()
  useEffect(() => {
    if (!isWanted) return
    importToast()
      .then(({ loadToastWords }) => loadToastWords(language))
      .catch(() => {})
  }, [isWanted, language])
}
