import { Button } from '~/ui/button';

interface SpeakerChoiceProps {
  names: readonly [string, string];
  /** with script: called instead of sending the form */
  onChoose?: (boy: string) => void;
}

/** A chat with names for its speakers: the person says which of the two is him. Two buttons of the form around them. */
export function SpeakerChoice({ names, onChoose }: SpeakerChoiceProps) {
  return (
    <fieldset className="mb-4 rounded-lg border border-line bg-accent-soft p-4">
      <legend className="sr-only">Who is who</legend>
      <p className="font-medium">{`This is a chat between ${names[0]} and ${names[1]}. Which one are you?`}</p>
      <p className="mt-1 text-sm text-muted">The names become 'Boy:' and 'Girl:' in the text.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            type={onChoose ? 'button' : 'submit'}
            name="boyIs"
            value={name}
            look="secondary"
            size="small"
            onClick={onChoose && (() => onChoose(name))}
          >
            {`I am ${name}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
