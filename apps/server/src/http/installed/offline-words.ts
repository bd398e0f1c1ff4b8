import type { InterfaceLanguage } from '@grandstand/contract'

interface OfflineWords {
  title: string
  text: string
  tryAgain: string
}

export const offlineWords: Record<InterfaceLanguage, OfflineWords> = {
  en: {
    title: 'You are offline',
    text: 'Games and scores will be back as soon as you have a connection.',
    tryAgain: 'Try again',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Les matchs et les scores reviennent dès que vous avez une connexion.',
    tryAgain: 'Réessayer',
  },
  bg: {
    title: 'Нямате връзка',
    text: 'Мачовете и резултатите се връщат, щом имате връзка.',
    tryAgain: 'Опитайте отново',
  },
}
