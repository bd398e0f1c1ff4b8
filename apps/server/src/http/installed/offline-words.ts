import { type InterfaceLanguage, interfaceLanguages } from '@grandstand/contract'

export interface OfflineWords {
  title: string
  text: string
  tryAgain: string
  openSchedule: string
  /** Above the schedule that the device has kept. */
  kept: string
}

const offlineWords: Record<InterfaceLanguage, OfflineWords> = {
  en: {
    title: 'You are offline',
    text: 'Games and scores will be back as soon as you have a connection.',
    tryAgain: 'Try again',
    openSchedule: 'Open the schedule',
    kept: 'You are offline. This is the schedule as of {time}.',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Les matchs et les scores reviennent dès que vous avez une connexion.',
    tryAgain: 'Réessayer',
    openSchedule: 'Ouvrir le calendrier',
    kept: 'Vous êtes hors ligne. Voici le calendrier tel qu’il était {time}.',
  },
  bg: {
    title: 'Нямате връзка',
    text: 'Мачовете и резултатите се връщат, щом имате връзка.',
    tryAgain: 'Опитайте отново',
    openSchedule: 'Отворете програмата',
    kept: 'Нямате връзка. Това е програмата към {time}.',
  },
}

/** The interface has three languages; a channel may have others. */
export const offlineWordsIn = (language: string): OfflineWords =>
  offlineWords[interfaceLanguages.find(code => code === language) ?? 'en']
