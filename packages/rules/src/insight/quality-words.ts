import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { type QualityMeasure, qualityMeasures } from './quality-measures.ts'

/** In the order shown. The last three are reported for each size, each quarter, each moment. */
const names = [
  'attempts',
  'plays',
  'startup_time',
  'startup_score',
  'preroll_time',
  'exits_before_start',
  'technical_failures',
  'business_failures',
  'playing_time',
  'hidden_time',
  'stalls',
  'stalled_time',
  'rebuffer_share',
  'smoothness',
  'live_delay',
  'time_per_size',
  'quartiles',
  'concurrent_viewers',
] as const
export type QualityName = (typeof names)[number]

export interface QualityDefinition {
  name: QualityName
  /** The key of Common Media Client Data; null: it has none. */
  cmcd: string | null
  label: string
  says: string
}

type Words = Record<QualityName | QualityMeasure, readonly [label: string, says: string]>

const en: Words = {
  attempts: [
    'Attempts',
    'How often somebody asked to watch, by pressing play or on a page that plays by itself.',
  ],
  plays: ['Plays', 'Attempts that led to a first picture, and to one that moved.'],
  startup_time: [
    'Startup time',
    'From the wish to watch to the first moving picture, without the ad before it. The mean of all plays.',
  ],
  preroll_time: [
    'Time of the ad',
    'From the beginning of the ad before a game to its end. The mean of all plays.',
  ],
  startup_score: [
    'Startup score',
    '100 × 8 ÷ (8 + seconds of startup): 100 is at once, 80 is two seconds, 50 is eight. The mean of all plays.',
  ],
  exits_before_start: [
    'Left before the start',
    'The share of attempts that were given up before there was a picture.',
  ],
  technical_failures: [
    'Technical failures',
    'The share of attempts that something broke: the network, the stream or the player, before or during the picture.',
  ],
  business_failures: [
    'Refusals',
    'The share of attempts that were refused for a reason: no access, the wrong region, too many players at once, or a game that is over or cancelled.',
  ],
  playing_time: ['Time watched', 'How long pictures moved, in all, at whatever speed.'],
  stalls: ['Interruptions', 'How often a moving picture stood still for want of data.'],
  stalled_time: ['Time interrupted', 'How long pictures stood still for want of data, in all.'],
  rebuffer_share: [
    'Share interrupted',
    'Time interrupted, divided by the time in which pictures should have moved. Starting, seeking and pausing do not count.',
  ],
  smoothness: ['Smoothness', 'The share of plays that were never interrupted.'],
  live_delay: [
    'Live delay',
    'How far pictures are behind the newest part of the stream, weighted by the time they were watched. Replays do not count.',
  ],
  hidden_time: [
    'Out of sight',
    'The share of the time watched in which the page was hidden, as behind another tab.',
  ],
  time_per_size: ['Time per size', 'The time watched by the height of the picture.'],
  quartiles: [
    'Quarters reached',
    'How many viewings of a replay came to a quarter, a half, three quarters and the end.',
  ],
  concurrent_viewers: [
    'Watching now',
    'Players that have shown a picture and have not ended. One that says nothing for 90 seconds has ended; paused ones count.',
  ],
}

const fr: Words = {
  attempts: [
    'Tentatives',
    'Nombre de fois où quelqu’un a demandé à regarder, en appuyant sur lecture ou sur une page à lecture automatique.',
  ],
  plays: ['Lectures', 'Tentatives qui ont abouti à une première image, et à une image en mouvement.'],
  startup_time: [
    'Temps de démarrage',
    'De la demande de lecture à la première image en mouvement, publicité non comprise. Moyenne de toutes les lectures.',
  ],
  preroll_time: [
    'Temps de publicité',
    'Du début à la fin de la publicité diffusée avant le match. Moyenne de toutes les lectures.',
  ],
  startup_score: [
    'Note de démarrage',
    '100 × 8 ÷ (8 + secondes de démarrage)\u00a0: 100 pour un départ immédiat, 80 pour deux secondes, 50 pour huit. Moyenne de toutes les lectures.',
  ],
  exits_before_start: ['Départs avant l’image', 'Part des tentatives abandonnées avant la première image.'],
  technical_failures: [
    'Échecs techniques',
    'Part des tentatives interrompues par une panne\u00a0: réseau, flux ou lecteur, avant ou pendant l’image.',
  ],
  business_failures: [
    'Refus',
    'Part des tentatives refusées pour une raison précise\u00a0: pas d’accès, région non autorisée, trop de lecteurs ouverts, match terminé ou annulé.',
  ],
  playing_time: [
    'Temps regardé',
    'Durée totale pendant laquelle l’image a bougé, quelle que soit la vitesse.',
  ],
  stalls: ['Interruptions', 'Nombre de fois où l’image s’est figée faute de données.'],
  stalled_time: [
    'Temps d’interruption',
    'Durée totale pendant laquelle l’image est restée figée faute de données.',
  ],
  rebuffer_share: [
    'Part d’interruption',
    'Temps d’interruption divisé par le temps où l’image aurait dû bouger. Le démarrage, les sauts et les pauses ne comptent pas.',
  ],
  smoothness: ['Fluidité', 'Part des lectures sans aucune interruption.'],
  live_delay: [
    'Retard sur le direct',
    'Écart entre l’image affichée et la partie la plus récente du flux, pondéré par le temps regardé. Les rediffusions ne comptent pas.',
  ],
  hidden_time: [
    'Hors de vue',
    'Part du temps regardé pendant laquelle la page était masquée, par exemple derrière un autre onglet.',
  ],
  time_per_size: ['Temps par définition', 'Temps regardé selon la hauteur de l’image.'],
  quartiles: [
    'Quarts atteints',
    'Nombre de lectures d’une rediffusion arrivées au quart, à la moitié, aux trois quarts et à la fin.',
  ],
  concurrent_viewers: [
    'En train de regarder',
    'Lecteurs qui ont affiché une image et ne sont pas terminés. Après 90 secondes de silence, un lecteur est considéré comme fermé\u202f; ceux en pause comptent.',
  ],
}

const bg: Words = {
  attempts: [
    'Опити',
    'Колко пъти някой е поискал да гледа – с бутона за пускане или на страница, която пуска видеото сама.',
  ],
  plays: ['Гледания', 'Опити, при които се е появил първият кадър и картината е тръгнала.'],
  startup_time: [
    'Време до старта',
    'От желанието за гледане до първия движещ се кадър, без рекламата преди него. Средно за всички гледания.',
  ],
  preroll_time: [
    'Време за реклама',
    'От началото до края на рекламата преди мача. Средно за всички гледания.',
  ],
  startup_score: [
    'Оценка на старта',
    '100 × 8 ÷ (8 + секунди до старта): 100 е веднага, 80 – две секунди, 50 – осем. Средно за всички гледания.',
  ],
  exits_before_start: ['Отказали се преди старта', 'Дял на опитите, прекратени преди първия кадър.'],
  technical_failures: [
    'Технически повреди',
    'Дял на опитите, провалени от повреда – в мрежата, потока или плейъра, преди или по време на картината.',
  ],
  business_failures: [
    'Откази',
    'Дял на опитите, отказани по конкретна причина: няма достъп, неразрешен регион, твърде много отворени плейъри, приключил или отменен мач.',
  ],
  playing_time: ['Гледано време', 'Колко време общо картината се е движила, независимо от скоростта.'],
  stalls: ['Прекъсвания', 'Колко пъти картината е спирала поради липса на данни.'],
  stalled_time: ['Време в прекъсване', 'Колко време общо картината е стояла на място поради липса на данни.'],
  rebuffer_share: [
    'Дял на прекъсванията',
    'Времето в прекъсване, разделено на времето, през което картината е трябвало да се движи. Стартът, превъртането и паузите не се броят.',
  ],
  smoothness: ['Плавност', 'Дял на гледанията без нито едно прекъсване.'],
  live_delay: [
    'Изоставане на живо',
    'С колко картината изостава от най-новата част на потока, претеглено по гледаното време. Записите не се броят.',
  ],
  hidden_time: [
    'Извън погледа',
    'Дял на гледаното време, през което страницата е била скрита, например зад друг раздел.',
  ],
  time_per_size: ['Време по размер', 'Гледаното време според височината на картината.'],
  quartiles: [
    'Достигнати четвъртини',
    'Колко гледания на запис са стигнали до четвърт, половина, три четвърти и края.',
  ],
  concurrent_viewers: [
    'Гледат сега',
    'Плейъри, които са показали картина и не са приключили. След 90 секунди мълчание плейърът се смята за затворен; тези на пауза се броят.',
  ],
}

const words: Record<InterfaceLanguage, Words> = { en, fr, bg }

const isMeasure = (name: QualityName): name is QualityMeasure => name in qualityMeasures

export function listQualityDefinitions(language: InterfaceLanguage): QualityDefinition[] {
  return names.map(name => {
    const [label, says] = words[language][name]
    return { name, cmcd: isMeasure(name) ? qualityMeasures[name].cmcd : null, label, says }
  })
}
