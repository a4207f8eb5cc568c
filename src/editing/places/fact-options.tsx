import type { FactName } from '../../guide/facts/facts.ts'
import { optionsOf } from './fact-text.ts'

/** The choices of a fact that is one of some words, for a select; the first is that it is not known. */
export const FactOptions = ({ name }: { name: FactName }) => (
  <>
    <option value="">Not known</option>
    {optionsOf(name).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </>
)
