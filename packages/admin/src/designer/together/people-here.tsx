import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { useSession } from '../../session/session-store.ts';
import { colourOf, initialsOf, nameOf } from './person-look.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import type { Together } from './together.ts';
import './together.css';

const SHOWN = 4;

/** Who else edits the screen, in the colours that they have on the canvas. */
export function PeopleHere({ together }: { readonly together: Together }) {
  const text = useText();
  const others = useStore(together.store, (state) => state.others);
  const own = useSession((state) => state.user?.loginName);
  if (others.length === 0) return null;
  const names = others.map((one) => (one.loginName === own ? text(TOGETHER_WORDS.you) : nameOf(one)));
  return (
    <div className="people" role="group" aria-label={`${names.join(', ')} ${text(TOGETHER_WORDS.here)}`}>
      {others.slice(0, SHOWN).map((person, place) => (
        <span
          key={person.clientId}
          className="people__one"
          data-person={person.loginName}
          style={{ background: colourOf(person) }}
          title={names[place]}
        >
          {initialsOf(person)}
        </span>
      ))}
      {others.length > SHOWN ? (
        <span className="people__one people__one--more" title={names.slice(SHOWN).join(', ')}>
          +{others.length - SHOWN}
        </span>
      ) : null}
    </div>
  );
}
