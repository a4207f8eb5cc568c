import { Bus, Car, type LucideIcon, TrainFront } from 'lucide-react'

export const TravelDiagram = () => (
  <div className="grid gap-3.5">
    <Journey icon={Car} bar="w-[34%]" time="18 min" />
    <Journey icon={Bus} bar="w-[16%]" time="250 m" />
    <Journey icon={TrainFront} bar="w-[58%]" time="900 m" />
  </div>
)

const Journey = ({ icon: Icon, bar, time }: { icon: LucideIcon; bar: string; time: string }) => (
  <div className="grid grid-cols-[22px_1fr_54px] items-center gap-3">
    <Icon className="size-5.5 text-link" />
    <div className="h-3 overflow-hidden rounded-full bg-(--petrol-400)/22">
      <div className={`h-full rounded-full bg-link ${bar}`} />
    </div>
    <span className="text-right">{time}</span>
  </div>
)

// From April to October, high summer in the deeper yellow.
const monthColours = [
  ...Array(3).fill('bg-(--petrol-400)/20'),
  ...Array(2).fill('bg-(--sun-400)'),
  ...Array(3).fill('bg-(--sun-500)'),
  ...Array(2).fill('bg-(--sun-400)'),
  ...Array(2).fill('bg-(--petrol-400)/20'),
]
const nowIndex = 4

export const MonthsDiagram = () => (
  <div className="grid grid-cols-12 gap-[5px] text-center">
    {[...'JFMAMJJASOND'].map((letter, month) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
      <div key={month}>
        <div
          className={`mb-2 h-15.5 rounded-sm ${monthColours[month]} ${month === nowIndex ? 'shadow-[0_0_0_3px_var(--bg-tint),0_0_0_5px_var(--text)]' : ''}`}
        />
        {letter}
      </div>
    ))}
  </div>
)

export const DayDiagram = () => (
  <div className="grid gap-3">
    <div className="relative h-10 rounded-md bg-(--petrol-400)/18">
      <div className="absolute inset-y-0 right-[22%] left-[26%] flex items-center rounded-md bg-(--leaf-500) pl-3.5 text-[oklch(0.2_0.05_155)]">
        Open until 18:00
      </div>
      <div className="absolute -inset-y-2 left-[60%] w-[3px] rounded-full bg-text">
        <span className="absolute -top-2 left-2 text-2xs leading-none">Now</span>
      </div>
    </div>
    <div className="flex justify-between text-text-subtle">
      <span>06:00</span>
      <span>12:00</span>
      <span>18:00</span>
      <span>23:00</span>
    </div>
  </div>
)
