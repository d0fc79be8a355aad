// Renders a chart as `helm template` does, with Helm's own parts as Debian packages them: Go's templates, Sprig and sigs.k8s.io/yaml.
// It knows what this chart uses; a function that it does not know is an error, never an empty text.
//
//	renderer CHART VALUES.json   prints the text of each file as JSON; VALUES.json: { release: {…}, values: {…} }
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type tree = map[string]interface{}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(file string) tree {
	text, err := os.ReadFile(file)
	check(err)
	found := tree{}
	check(yaml.Unmarshal(text, &found))
	return found
}

// What is given goes over what stands in values.yaml, as `--values` does; null takes a value away.
func merge(under, over tree) tree {
	for name, value := range over {
		below, isTree := under[name].(tree)
		above, alsoTree := value.(tree)
		if value == nil {
			delete(under, name)
		} else if isTree && alsoTree {
			under[name] = merge(below, above)
		} else {
			under[name] = value
		}
	}
	return under
}

func functions(all *template.Template) template.FuncMap {
	known := sprig.TxtFuncMap()
	delete(known, "env")
	delete(known, "expandenv")
	known["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	known["include"] = func(name string, data interface{}) (string, error) {
		var out strings.Builder
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	known["required"] = func(warning string, value interface{}) (interface{}, error) {
		if text, isText := value.(string); value == nil || (isText && text == "") {
			return nil, errors.New(warning)
		}
		return value, nil
	}
	return known
}

func main() {
	chart := os.Args[1]
	given := read(os.Args[2])
	about := read(filepath.Join(chart, "Chart.yaml"))
	values, _ := given["values"].(tree)
	named := tree{}
	for name, value := range about {
		named[strings.ToUpper(name[:1])+name[1:]] = value
	}
	data := tree{
		"Values":  merge(read(filepath.Join(chart, "values.yaml")), values),
		"Release": given["release"],
		"Chart":   named,
	}

	all := template.New("chart").Option("missingkey=zero")
	all.Funcs(functions(all))
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	check(err)
	sort.Strings(files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		_, err = all.New(filepath.Base(file)).Parse(string(text))
		check(err)
	}
	texts := map[string]string{}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var out strings.Builder
		check(all.ExecuteTemplate(&out, name, data))
		texts[name] = strings.ReplaceAll(out.String(), "<no value>", "")
	}
	check(json.NewEncoder(os.Stdout).Encode(texts))
}
