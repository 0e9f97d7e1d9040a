// The wire, as `docs/protocol.md` tells it. Made from src/monopoly/protocol/messages/ and
// src/monopoly/rules/events.py by `make docs`; change it there.

/** What a player does: its kind, and the fields of that kind. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}

/** What differs from a position before: null has its default again; `players` go by their seats. */
export type PositionChange = { [field: string]: unknown };

export interface TokenChosenEvent {
  kind: "token-chosen";
  player: number;
  token: number;
}

export interface DeedDealtEvent {
  kind: "deed-dealt";
  player: number;
  space: number;
}

export interface ThrownForStartEvent {
  kind: "thrown-for-start";
  player: number;
  die1: number;
  die2: number;
}

export interface StartTiedEvent {
  kind: "start-tied";
  players: number[];
}

export interface PlayStartedEvent {
  kind: "play-started";
  player: number;
}

export interface TurnBeganEvent {
  kind: "turn-began";
  player: number;
  turn: number;
}

export interface ThrownEvent {
  kind: "thrown";
  player: number;
  die1: number;
  die2: number;
  die3: number;
  doubles: number;
}

export interface ThrownForRentEvent {
  kind: "thrown-for-rent";
  player: number;
  die1: number;
  die2: number;
  die3: number;
  space: number;
}

export interface MovedEvent {
  kind: "moved";
  player: number;
  start: number;
  space: number;
  forward: boolean;
}

export interface TurnEndedEvent {
  kind: "turn-ended";
  player: number;
}

export interface TurnSkippedEvent {
  kind: "turn-skipped";
  player: number;
  skipped: number;
}

export interface SkipCalledEvent {
  kind: "skip-called";
  player: number;
  skipped: number;
}

export interface SalaryPaidEvent {
  kind: "salary-paid";
  player: number;
  amount: number;
}

export interface SalaryDueEvent {
  kind: "salary-due";
  player: number;
  amount: number;
}

export interface SalaryLapsedEvent {
  kind: "salary-lapsed";
  player: number;
  amount: number;
}

export interface BoughtEvent {
  kind: "bought";
  player: number;
  space: number;
  price: number;
}

export interface DeclinedEvent {
  kind: "declined";
  player: number;
  space: number;
}

export interface AuctionOpenedEvent {
  kind: "auction-opened";
  item: number;
}

export interface BidMadeEvent {
  kind: "bid-made";
  player: number;
  item: number;
  amount: number;
}

export interface BidderPassedEvent {
  kind: "bidder-passed";
  player: number;
  item: number;
}

export interface AuctionWonEvent {
  kind: "auction-won";
  player: number;
  item: number;
  amount: number;
}

export interface AuctionFailedEvent {
  kind: "auction-failed";
  item: number;
}

export interface RentPaidEvent {
  kind: "rent-paid";
  player: number;
  owner: number;
  space: number;
  amount: number;
}

export interface RentClaimableEvent {
  kind: "rent-claimable";
  player: number;
  owner: number;
  space: number;
  amount: number;
}

export interface RentDemandedEvent {
  kind: "rent-demanded";
  player: number;
  debtor: number;
  space: number;
  amount: number;
}

export interface RentLapsedEvent {
  kind: "rent-lapsed";
  owner: number;
  debtor: number;
  space: number;
  amount: number;
}

export interface NoRentFromJailEvent {
  kind: "no-rent-from-jail";
  player: number;
  owner: number;
  space: number;
}

export interface TaxPaidEvent {
  kind: "tax-paid";
  player: number;
  payee: number;
  space: number;
  amount: number;
  income: boolean;
}

export interface FinePaidEvent {
  kind: "fine-paid";
  player: number;
  payee: number;
  amount: number;
}

export interface CardDrawnEvent {
  kind: "card-drawn";
  player: number;
  deck: number;
  card: number;
}

/** Money a card made somebody pay: from the Bank, to it, or between players. */
export interface CardMoneyEvent {
  kind: "card-money";
  payer: number;
  payee: number;
  amount: number;
}

export interface DealPaidEvent {
  kind: "deal-paid";
  player: number;
  space: number;
  amount: number;
}

export interface PotCollectedEvent {
  kind: "pot-collected";
  player: number;
  amount: number;
}

/** The Bank lays a fixed sum on Free Parking again. */
export interface PotLaidOutEvent {
  kind: "pot-laid-out";
  amount: number;
}

export interface PaperIssuedEvent {
  kind: "paper-issued";
  amount: number;
}

/** The cash is not there: the debtor must raise it or is bankrupt. */
export interface DebtStandsEvent {
  kind: "debt-stands";
  player: number;
  creditor: number;
  amount: number;
}

export interface SentToJailEvent {
  kind: "sent-to-jail";
  player: number;
  cause: string;
}

export interface LeftJailEvent {
  kind: "left-jail";
  player: number;
  means: string;
}

export interface StayedInJailEvent {
  kind: "stayed-in-jail";
  player: number;
  failed: number;
}

export interface SatOutEvent {
  kind: "sat-out";
  player: number;
}

export interface JailCardKeptEvent {
  kind: "jail-card-kept";
  player: number;
  deck: number;
}

export interface JailCardReturnedEvent {
  kind: "jail-card-returned";
  player: number;
  deck: number;
}

export interface HouseBuiltEvent {
  kind: "house-built";
  player: number;
  space: number;
  cost: number;
  houses: number;
}

export interface HotelBuiltEvent {
  kind: "hotel-built";
  player: number;
  space: number;
  cost: number;
}

export interface BuildingSoldEvent {
  kind: "building-sold";
  player: number;
  space: number;
  proceeds: number;
  houses: number;
  hotel: boolean;
}

export interface HotelsSoldEvent {
  kind: "hotels-sold";
  player: number;
  group: number;
  proceeds: number;
  houses: number[];
}

export interface ShortageDeclaredEvent {
  kind: "shortage-declared";
  player: number;
  building: number;
  left: number;
}

export interface WantedEvent {
  kind: "wanted";
  player: number;
  building: number;
  count: number;
}

export interface MortgagedEvent {
  kind: "mortgaged";
  player: number;
  space: number;
  amount: number;
}

export interface MortgageLiftedEvent {
  kind: "mortgage-lifted";
  player: number;
  space: number;
  cost: number;
}

export interface MortgageKeptEvent {
  kind: "mortgage-kept";
  player: number;
  space: number;
}

export interface InterestPaidEvent {
  kind: "interest-paid";
  player: number;
  space: number;
  amount: number;
}

export interface OfferMadeEvent {
  kind: "offer-made";
  number: number;
  player: number;
  receiver: number;
  give_deeds: number[];
  give_cash: number;
  give_cards: number[];
  get_deeds: number[];
  get_cash: number;
  get_cards: number[];
  countering: number;
}

export interface OfferEndedEvent {
  kind: "offer-ended";
  number: number;
  player: number;
  how: string;
}

export interface TradeDoneEvent {
  kind: "trade-done";
  number: number;
  player: number;
  receiver: number;
  give_deeds: number[];
  give_cash: number;
  give_cards: number[];
  get_deeds: number[];
  get_cash: number;
  get_cards: number[];
}

export interface WentBankruptEvent {
  kind: "went-bankrupt";
  player: number;
  creditor: number;
}

export interface LeftTableEvent {
  kind: "left-table";
  player: number;
}

/** The joke card of document 003. */
export interface DiedLaughingEvent {
  kind: "died-laughing";
  player: number;
}

/** What the bankrupt had goes to the creditor; to the Bank (-1) when that is owed. */
export interface EstatePassedEvent {
  kind: "estate-passed";
  player: number;
  heir: number;
  cash: number;
  deeds: number[];
  cards: number[];
  buildings_proceeds: number;
}

export interface TimeRanOutEvent {
  kind: "time-ran-out";
}

export interface GameOverEvent {
  kind: "game-over";
  winners: number[];
  ending: string;
}

export type Event =
  | TokenChosenEvent
  | DeedDealtEvent
  | ThrownForStartEvent
  | StartTiedEvent
  | PlayStartedEvent
  | TurnBeganEvent
  | ThrownEvent
  | ThrownForRentEvent
  | MovedEvent
  | TurnEndedEvent
  | TurnSkippedEvent
  | SkipCalledEvent
  | SalaryPaidEvent
  | SalaryDueEvent
  | SalaryLapsedEvent
  | BoughtEvent
  | DeclinedEvent
  | AuctionOpenedEvent
  | BidMadeEvent
  | BidderPassedEvent
  | AuctionWonEvent
  | AuctionFailedEvent
  | RentPaidEvent
  | RentClaimableEvent
  | RentDemandedEvent
  | RentLapsedEvent
  | NoRentFromJailEvent
  | TaxPaidEvent
  | FinePaidEvent
  | CardDrawnEvent
  | CardMoneyEvent
  | DealPaidEvent
  | PotCollectedEvent
  | PotLaidOutEvent
  | PaperIssuedEvent
  | DebtStandsEvent
  | SentToJailEvent
  | LeftJailEvent
  | StayedInJailEvent
  | SatOutEvent
  | JailCardKeptEvent
  | JailCardReturnedEvent
  | HouseBuiltEvent
  | HotelBuiltEvent
  | BuildingSoldEvent
  | HotelsSoldEvent
  | ShortageDeclaredEvent
  | WantedEvent
  | MortgagedEvent
  | MortgageLiftedEvent
  | MortgageKeptEvent
  | InterestPaidEvent
  | OfferMadeEvent
  | OfferEndedEvent
  | TradeDoneEvent
  | WentBankruptEvent
  | LeftTableEvent
  | DiedLaughingEvent
  | EstatePassedEvent
  | TimeRanOutEvent
  | GameOverEvent;

export interface BotView {
  name: string;
  level: string;
  character: string;
}

export interface ValueView {
  value: boolean | number | string;
  title: string;
}

export interface OptionView {
  name: string;
  default: boolean | number | string;
  values: ValueView[];
  least: number;
  most: number;
  clause: string;
  group: string;
  title: string;
  summary: string;
}

export interface PresetView {
  name: string;
  title: string;
  summary: string;
  edition: string;
  tokens: string[];
  options: Record<string, boolean | number | string>;
}

export interface OverlayView {
  suffix: string;
  title: string;
  summary: string;
  clause: string;
  options: Record<string, boolean | number | string>;
}

/** A board that can be played on, with what is usual on it. */
export interface EditionView {
  name: string;
  title: string;
  tokens: string[];
  options: Record<string, boolean | number | string>;
  values: Record<string, ValueView[]>;
}

/** What a table may be opened with. */
export interface Choices {
  presets: PresetView[];
  overlays: OverlayView[];
  groups: string[];
  options: OptionView[];
  editions: EditionView[];
  bots: BotView[];
}

export interface SpaceView {
  index: number;
  kind: string;
  name: string;
  position_name: string;
  short: string;
  visiting: string;
  group: string;
  price: number;
  tax: number;
  house_cost: number;
  rents: number[];
  group_rent: number;
  mortgage: number;
  sentence: string;
  clause: string;
}

export interface GroupView {
  key: string;
  name: string;
  mark: string;
  color: string;
  spaces: number[];
}

export interface CardView {
  title: string;
  text: string;
}

/** The cards as printed: their numbers, never their order. */
export interface DeckView {
  key: string;
  name: string;
  cards: CardView[];
}

export interface BoardView {
  edition: string;
  title: string;
  currency: string;
  notes: number[];
  tokens: string[];
  hotel: number;
  house_item: number;
  hotel_item: number;
  jail: number;
  jail_fine: number;
  salary: number;
  spaces: SpaceView[];
  groups: GroupView[];
  decks: DeckView[];
}

/** A stretch of a text; of a citation in it, the `clause` that is cited. */
export interface TextPart {
  text: string;
  clause?: string;
}

/** An option that a clause depends on, and the values under which it holds. */
export interface ConditionView {
  option: string;
  values: (boolean | number | string)[];
}

/** Presets under which a clause holds alike. */
export interface PlaceView {
  presets: string[];
  by_themselves: boolean;
  overlays: string[];
}

export interface ClauseView {
  citation: string;
  title: string;
  text: TextPart[];
  conditions: ConditionView[];
  places: PlaceView[];
}

export interface SectionView {
  citation: string;
  title: string;
  keywords: string[];
  clauses: ClauseView[];
}

export interface ChapterView {
  number: number;
  title: string;
  sections: SectionView[];
}

/** The statute book. */
export interface Statutes {
  chapters: ChapterView[];
}

export interface StepView {
  keyword: string;
  text: string;
}

export interface ScenarioView {
  name: string;
  steps: StepView[];
}

/** What shows a clause, and the clauses below it, in play. */
export interface Scenarios {
  clause: string;
  scenarios: ScenarioView[];
}

/** Of an event: to the seat it is sent to in the second person, to watchers in the third. */
export interface Sentence {
  text: string;
  clause: string;
}

/** Somebody sits down; `seat` is the next free one. A bot has its name in `bot`. */
export interface Sat {
  what: "sat";
  version: number;
  at: number;
  seat: number;
  name: string;
  token: string;
  bot: string;
}

/** A seat is free again before the game; those after it move up by one. */
export interface Stood {
  what: "stood";
  version: number;
  at: number;
  seat: number;
  removed: boolean;
}

/** Whom the host had removed before the game may sit down again. */
export interface Readmitted {
  what: "readmitted";
  version: number;
  at: number;
  name: string;
}

/** Nobody sits down any more without the code of the new link, which only seats are told. */
export interface LinkRenewed {
  what: "link-renewed";
  version: number;
  at: number;
}

export interface Worded {
  what: "worded";
  version: number;
  at: number;
  seat: number;
  words: string;
}

export interface Hosted {
  what: "hosted";
  version: number;
  at: number;
  seat: number;
}

/** The dice are bound: from here on nobody can change what they will show. */
export interface Began {
  what: "began";
  version: number;
  at: number;
  players: string[];
  tokens: string[];
  words: string[];
  banks: number | null;
  commitment: string;
  ends_at: number | null;
  events: Event[];
  told?: Sentence[];
}

export interface Played {
  what: "played";
  version: number;
  at: number;
  seat: number;
  by: "bank" | "bot" | "player";
  action: Action;
  events: Event[];
  digest: string;
  told?: Sentence[];
}

export interface Called {
  what: "called";
  version: number;
  at: number;
  seat: number;
  call: "once" | "open" | "twice";
  item: number;
  bid: number;
}

/** From now on a bot plays the seat; but for `left` and `removed` its owner may return. */
export interface Replaced {
  what: "replaced";
  version: number;
  at: number;
  seat: number;
  bot: string;
  why: "away" | "left" | "removed" | "time";
}

export interface Returned {
  what: "returned";
  version: number;
  at: number;
  seat: number;
}

export interface Said {
  what: "said";
  version: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface Place {
  seat: number;
  place: number;
  worth: number;
  retired: boolean;
}

/** The game is over; the secret of the dice is told, and the record can be had. */
export interface Ended {
  what: "ended";
  version: number;
  at: number;
  winners: number[];
  places: Place[];
  secret: string;
  digest: string;
}

/** A table to play again. */
export interface Reopened {
  what: "reopened";
  version: number;
  at: number;
  table: string;
}

/**
 * The entries from `first` to `last` were told, and then lost by the server's disk. The game
 * goes on from where it was before them.
 */
export interface Lost {
  what: "lost";
  version: number;
  at: number;
  first: number;
  last: number;
}

/** An action as a line of a menu: its words, and as plain data what they speak of. */
export interface Label {
  words: string;
  then?: string[];
  amount?: number | null;
  left?: number | null;
  space?: number | null;
  group?: string;
  note?: Sentence | null;
}

/** Everything that lies open on the table, by the names of players, Spaces and cards. */
export interface Position {
  players: PlayerPosition[];
  turn: TurnPosition;
  phase: string;
  bid_turn: string;
  bank: BankPosition;
  actor?: string;
  winners?: string[];
  banker?: string;
  debts?: DebtPosition[];
  mortgages_to_decide?: string[];
  shortage?: ShortagePosition | null;
  auction?: AuctionPosition | null;
  to_auction?: string[];
  claims?: ClaimPosition[];
  offers?: OfferPosition[];
  offers_made?: number;
  chance?: DeckPosition;
  community_chest?: DeckPosition;
  time_up?: boolean;
  last_debts?: boolean;
  rules: string;
  revision: number;
  options?: Record<string, boolean | number | string>;
  before_skip?: MomentBefore | null;
}

export interface Legal {
  action: Action;
  limit?: number | null;
  label?: Label | null;
}

/** Milliseconds left when this was sent; the clock of `seat` is running. */
export interface ClockView {
  seat: number;
  decision: number;
  reserve: number[];
  grace: number;
}

/** The moment after the last entry sent, as this client may see it. */
export interface Now {
  version: number;
  moved: number;
  seat: number | null;
  actor?: number;
  phase?: string;
  digest?: string;
  legal?: Legal[];
  calls?: ("once" | "open" | "twice")[];
  clock?: ClockView | null;
  position?: Position | null;
  worth?: number[];
  called?: "once" | "open" | "twice" | null;
}

/** Why something cannot be done: for programs, and as a sentence for the one who asks. */
export interface Reason {
  key: string;
  parameters: Record<string, number>;
  sentence: string;
  clause: string;
}

export interface PlayerPosition {
  name: string;
  cash: number;
  space: string;
  token?: string;
  retired?: number;
  in_jail?: boolean;
  failed_throws?: number;
  fine_sat_out?: boolean;
  deeds?: string[];
  buildings?: Record<string, number | "hotel">;
  mortgaged?: string[];
  jail_cards?: ("chance" | "community-chest")[];
  passed_go?: boolean;
  salary_due?: number;
  opening_throw?: number[];
  beaten?: boolean;
}

export interface TurnPosition {
  player: string;
  number: number;
  stage: string;
  throw_again: boolean;
  rounds?: number;
  dice?: (number | "bus" | "mr-m")[];
  doubles?: number;
  throws?: number;
  thrower?: string;
  choice?: string;
  for_sale?: string;
  rent_throw?: string;
  move_due?: boolean;
  mr_m_due?: boolean;
}

export interface AuctionPosition {
  item: string;
  passed: string[];
  bid?: number;
  bidder?: string;
}

export interface ShortagePosition {
  building: "hotel" | "house";
  asker?: string;
  space?: string;
  asked?: string;
  wants?: Record<string, number>;
  left?: number;
  placer?: string;
}

export interface DebtPosition {
  debtor: string;
  amount: number;
  cause: string;
  creditor: string;
  to_pot?: boolean;
  item?: string;
}

export interface ClaimPosition {
  owner: string;
  debtor: string;
  amount: number;
  space: string;
  turn: number;
}

export interface BundlePosition {
  deeds?: string[];
  cash?: number;
  jail_cards?: ("chance" | "community-chest")[];
}

export interface OfferPosition {
  number: number;
  proposer: string;
  receiver: string;
  give: BundlePosition;
  get: BundlePosition;
}

export interface BankPosition {
  cash: number;
  houses: number;
  hotels: number;
  pot?: number;
  paper?: number;
}

/** What the table has seen of a deck. The others lie between, in an order nobody knows. */
export interface DeckPosition {
  top?: string[];
  bottom?: string[];
}

/** What a called skipped turn leads back to, by the same rules. */
export interface MomentBefore {
  players: PlayerPosition[];
  turn: TurnPosition;
  phase: string;
  bid_turn: string;
  bank: BankPosition;
  actor?: string;
  winners?: string[];
  banker?: string;
  debts?: DebtPosition[];
  mortgages_to_decide?: string[];
  shortage?: ShortagePosition | null;
  auction?: AuctionPosition | null;
  to_auction?: string[];
  claims?: ClaimPosition[];
  offers?: OfferPosition[];
  offers_made?: number;
  chance?: DeckPosition;
  community_chest?: DeckPosition;
  time_up?: boolean;
  last_debts?: boolean;
}

export interface AskWhyNot {
  type: "why-not";
  id: string;
  action: Action;
}

export interface AskDeed {
  type: "deed";
  id: string;
  space: number;
}

export interface AskOdds {
  type: "odds";
  id: string;
  space: number;
}

export interface AskEffect {
  type: "effect";
  id: string;
  action: Action;
}

export interface AskFunds {
  type: "funds";
  id: string;
}

export interface WhyNot {
  type: "why-not";
  id: string;
  version: number;
  legal: boolean;
  reason: Reason | null;
}

/** What a Title Deed earns. */
export interface Deed {
  type: "deed";
  id: string;
  version: number;
  space: number;
  owner: number;
  mortgaged: boolean;
  buildings: number;
  rent: number;
  per_pip: boolean;
  rents: number[];
  earned: number;
  visits: number;
  group_owned: number;
  group_size: number;
  price: number;
  mortgage: number;
  cost_to_lift: number;
  house_cost: number;
}

export interface NextThrow {
  player: number;
  chance: number;
}

/** The chance that each player's next throw comes to rest on a Space. */
export interface OddsOf {
  type: "odds";
  id: string;
  version: number;
  space: number;
  odds: NextThrow[];
}

/** What a visitor would owe, as in `Deed.rent`: of a utility for each pip of the dice. */
export interface RentChange {
  space: number;
  before: number;
  after: number;
}

/** How many Title Deeds of a group a player has. */
export interface GroupChange {
  group: string;
  before: number;
  after: number;
  size: number;
}

/** One party to a trade, once it is done. */
export interface Side {
  player: number;
  cash: number;
  interest: number;
  worth: number | null;
  groups: GroupChange[];
}

/** What is given for nothing, to be confirmed. */
export interface Gift {
  to: number;
  deeds: number[];
  cash: number;
  cards: number[];
  sentence: string;
}

/**
 * What an action would do now. Figures are null where it is refused, and where chance or a card
 * would decide; those of a trade are as if it were accepted at once.
 */
export interface Effect {
  type: "effect";
  id: string;
  version: number;
  legal: boolean;
  reason: Reason | null;
  label: Label | null;
  cash: number | null;
  worth: number | null;
  houses: number | null;
  hotels: number | null;
  rents: RentChange[];
  sides: Side[];
  gift: Gift | null;
}

/** What a player could pay by selling every building and mortgaging every deed. */
export interface Funds {
  type: "funds";
  id: string;
  version: number;
  cash: number;
  buildings: number;
  mortgages: number;
  total: number;
  owed: number;
  enough: boolean;
  owed_all: number;
  enough_for_all: boolean;
}

/** Whether the dice and decks of a record are those its secret gives. */
export interface DiceView {
  verdict: "proved" | "unproved" | "wrong";
  sentence: string;
}

/** A moment of a replay, and what led to it. The first is the opening, before any action. */
export interface Frame {
  turn: number;
  seat: number;
  by: "" | "bank" | "bot" | "player";
  at: number;
  action: Action | null;
  events: Event[];
  told: Sentence[];
  position: PositionChange;
  worth?: number[];
  called?: "once" | "open" | "twice" | null;
}

/** A game to be looked at again, from its opening to where its record ends. */
export interface Replay {
  id: string;
  title: string;
  rules: string;
  preset: string;
  overlays: string[];
  options: Record<string, boolean | number | string>;
  players: string[];
  tokens: string[];
  banks: number | null;
  over: boolean;
  board: BoardView;
  places: Place[];
  winners: number[];
  commitment: string;
  secret: string;
  dice: DiceView;
  worth: Sentence;
  frames: Frame[];
}

export interface TableView {
  id: string;
  title: string;
  rules: string;
  preset: string;
  overlays: string[];
  options: Record<string, boolean | number | string>;
  stage: "open" | "over" | "playing";
  private: boolean;
  seats_max: number;
  seats: SeatView[];
  banker: SeatView | null;
  banks: number | null;
  host: number;
  clock: Required<ClockWish>;
  minutes: number | null;
  pace: number;
  version: number;
  created: number;
  ends_at: number | null;
  commitment: string;
  watchers: number;
  rematch: string;
  began: number;
  secret: string;
  winners: number[];
  places: Place[];
  removed: RemovedView[];
  by_invitation: boolean;
}

/** The first message. */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number | null;
  tail?: number;
  seat_token?: string;
  want?: ("labels" | "positions" | "story")[];
}

export interface Act {
  type: "act";
  id: string;
  version: number;
  action: Action;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** The Banker's voice in an auction. */
export interface CallOut {
  type: "call";
  id: string;
  version: number;
  call: "once" | "open" | "twice";
}

/** Takes the seat back from the bot that plays it. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

/** For entries that were not sent, or that have been forgotten. */
export interface AskStory {
  type: "story";
  id: string;
  before: number;
  count: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableView;
  seat: number | null;
  since: number;
}

/** Entries in order, without a gap; `now` with the last that there is. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  now?: Now | null;
}

/** Entries in order; fewer than were asked for where the log begins. */
export interface Story {
  type: "story";
  id: string;
  version: number;
  entries: LogEntry[];
}

/** It is done and stored. The same id again gets the same answer. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** It is not done, and why. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  version: number;
  reason: Reason;
  still_legal: boolean | null;
  retry_after: number;
}

export interface Pong {
  type: "pong";
  id: string;
  version: number;
}

export interface Presence {
  type: "presence";
  version: number;
  connected: number[];
  watchers: number;
}

/** A message that could not be understood or was one too many; nothing was done. */
export interface Fault {
  type: "error";
  code: string;
  sentence: string;
  path: string;
  id: string;
  retry_after: number;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  code: string;
  sentence: string;
  again: boolean;
  path: string;
}

/** Seconds. Without `decision` there is no clock, but the grace for who is away holds. */
export interface ClockWish {
  decision?: number | null;
  reserve?: number;
  grace?: number;
}

export interface NewTable {
  name: string;
  token?: string;
  title?: string;
  rules?: string;
  options?: Record<string, boolean | number | string>;
  seats?: number;
  private?: boolean;
  bots?: string[];
  clock?: ClockWish;
  minutes?: number | null;
  pace?: number;
  only_banks?: boolean;
}

export interface Sit {
  name: string;
  token?: string;
  invite?: string;
  id?: string;
}

export interface AddBot {
  bot: string;
}

export interface AddWords {
  words: string;
}

export interface LeaveTable {
  then?: "bot" | "estate";
}

export interface HandOver {
  seat: number;
}

export interface Readmit {
  person: number;
}

export interface RenewLink {
  clear?: boolean;
}

export interface Start {
  fill?: string;
}

export interface Rematch {
}

/** Every answer that is not what was asked for. */
export interface Problem {
  code: string;
  sentence: string;
  path: string;
  clause: string;
  retry_after: number;
}

export interface SeatView {
  seat: number;
  name: string;
  token: string;
  bot: string;
  person: boolean;
  connected: boolean;
  words: string;
}

/** Whom the host has removed, and may let sit down again. */
export interface RemovedView {
  person: number;
  name: string;
}

/** What whoever sits down gets, and nobody else. The token is also set as a cookie. */
export interface Seated {
  table: TableView;
  seat: number;
  seat_token: string;
  expires: number;
}

export interface Me {
  seat: number | null;
  host: boolean;
  expires: number;
  removed: boolean;
}

/** What a link to the table must carry for others to sit down; empty: the address is enough. */
export interface TableInvite {
  code: string;
}

export interface TableList {
  tables: TableView[];
}

export interface Health {
  status: "going-down" | "ok";
  program: "monopoly";
  version: string;
}

export type ClientMessage =
  | Hello
  | Act
  | AskWhyNot
  | AskDeed
  | AskOdds
  | AskEffect
  | AskFunds
  | Say
  | CallOut
  | ComeBack
  | AskStory
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Story
  | Done
  | Refused
  | WhyNot
  | Deed
  | OddsOf
  | Effect
  | Funds
  | Pong
  | Presence
  | Fault
  | Bye;

export type LogEntry =
  | Sat
  | Stood
  | Readmitted
  | LinkRenewed
  | Worded
  | Hosted
  | Began
  | Played
  | Called
  | Replaced
  | Returned
  | Said
  | Ended
  | Reopened
  | Lost;
