import { useState } from 'react';
import './person-picture.css';

interface PersonPictureProps {
  readonly name: string;
  /** Address of a picture; empty = none. */
  readonly avatar: string;
}

/** Picture of a person, round; the first letter of the name where there is none, or none that can be shown. */
export function PersonPicture({ name, avatar }: PersonPictureProps) {
  const [broken, setBroken] = useState('');
  if (avatar !== '' && avatar !== broken)
    return <img className="person-picture" src={avatar} alt="" onError={() => setBroken(avatar)} />;
  return (
    <span className="person-picture" aria-hidden>
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
